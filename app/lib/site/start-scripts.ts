/**
 * Runs in the page before our other scripts. Starts the app and loads the whole style sheet at the first tap,
 * key or focus, or when the page has loaded and was painted and the browser is idle. A short page is loaded
 * before its first paint, hence the paint observer; the time limit is for background tabs, which never paint.
 * The script goes into the head, because a new last child of the body makes browsers recalculate the style of
 * every element.
 * Opens the chat's empty panel until the chat has loaded, so that an early tap counts.
 * The server's part is `server/http/pages/defer-scripts.ts`.
 */
export const startScripts = `(()=>{
let started=0
const start=()=>{
if(started++)return
const code=document.getElementById('app-start')
if(!code)return
for(const link of document.querySelectorAll('link[itemprop]'))link.rel=link.getAttribute('itemprop')
const script=document.createElement('script')
script.type='module'
script.textContent=code.textContent
document.head.append(script)
}
for(const event of ['pointerdown','keydown','focusin'])addEventListener(event,start,{once:true,capture:true,passive:true})
const whenIdle=()=>window.requestIdleCallback?requestIdleCallback(start,{timeout:2000}):setTimeout(start,200)
const whenPainted=()=>{
setTimeout(start,3000)
try{new PerformanceObserver((_,self)=>{self.disconnect();whenIdle()}).observe({type:'paint',buffered:true})}catch{whenIdle()}
}
addEventListener('click',event=>{
const opener=event.target.closest('.chat-launcher,[data-chat]')
if(event.defaultPrevented||!opener)return
event.preventDefault()
const chat=document.getElementById('chat')
chat.dataset.question=opener.dataset.chat||''
chat.show()
})
document.readyState==='complete'?whenPainted():addEventListener('load',whenPainted)
})()`
